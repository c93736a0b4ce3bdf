import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#client/ui/fonts.css';
import '#client/ui/tokens.css';
import '#client/ui/base.css';
import { DraftPlayer } from './draft-player.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('No #root element on the page.');
createRoot(root).render(
  <StrictMode>
    <DraftPlayer />
  </StrictMode>,
);
