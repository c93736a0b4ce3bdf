import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#client/ui/fonts.css';
import '#client/ui/tokens.css';
import '#client/ui/base.css';
import './words/long-words.css';
import { watchNavigation } from '#client/browser/navigation.ts';
import { applyTheme } from '#client/parts/stored/theme.ts';
import { Desk } from './desk.tsx';

applyTheme();
watchNavigation();
const root = document.getElementById('root');
if (!root) throw new Error('No #root element on the page.');
createRoot(root).render(
  <StrictMode>
    <Desk />
  </StrictMode>,
);
