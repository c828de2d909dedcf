// The page begins here: it puts the screen that the address asks for on the page.
import './style/tokens.css';
import './style/page.css';
import './style/controls.css';
import './style/windows.css';
import './style/sizes.css';
import './style/finger.css';
import './style/forced.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { bringTones } from './style/tones.ts';

bringTones();
createRoot(document.getElementById('root') as HTMLElement).render(<App />);
