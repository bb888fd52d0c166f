// Before the first paint: the chosen theme and language, so that nothing flashes.
(function () {
	try {
		var theme = localStorage.getItem('epoka:theme');
		if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
		var language = localStorage.getItem('epoka:language');
		if (language) document.documentElement.lang = JSON.parse(language);
	} catch {
		// a browser that keeps no storage: the page starts with what the system says
	}
})();
