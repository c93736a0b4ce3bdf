import { createElement as element } from 'react';
import { createRoot } from 'react-dom/client';

const field = (label: string, name: string, autoComplete: string) =>
  element('p', { key: name }, element('label', null, label, ' ', element('input', { type: name, name, autoComplete })));

function SignIn() {
  return element(
    'div',
    null,
    element('h1', null, 'Sign in'),
    element(
      'form',
      null,
      field('Email', 'email', 'username'),
      field('Password', 'password', 'current-password'),
      element('button', { type: 'submit' }, 'Sign in'),
    ),
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(element(SignIn));
