import { mount } from 'svelte';
import App from './App.svelte';
import './lib/fonts.css';
import './lib/theme.css';
import './lib/base.css';

mount(App, { target: document.getElementById('app')! });
