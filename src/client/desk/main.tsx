import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#client/ui/fonts.css';
import '#client/ui/tokens.css';
import '#client/ui/base.css';
import { applyTheme } from '#client/platform/theme.ts';
import { Desk } from './desk.tsx';

applyTheme();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <Desk />
  </StrictMode>,
);
