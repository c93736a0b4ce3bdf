import { createRoot } from 'react-dom/client';
import { PLAIN_PAGES } from '#client/app/plain-pages.tsx';
import './ground.ts';

/* Plain pages while they are being written (`npm run dev`): rendered here, for what the build would have put into the page. */

const Page = PLAIN_PAGES.find(({ path }) => path === location.pathname)?.Page;
const root = document.getElementById('root');
if (Page && root) createRoot(root).render(<Page />);
void import('./plain-page.ts');
