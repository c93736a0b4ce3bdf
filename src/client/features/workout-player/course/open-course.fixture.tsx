import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { clearSignIn } from '#client/parts/account/current-sign-in.ts';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { findCourseSession } from '#programme/courses/courses.ts';
import { CourseSessionScreen } from './course-session-screen.tsx';

/** A session of a course in a signed-in browser that has no network. */
export function openCourse(key: string) {
  const found = findCourseSession(key);
  if (!found) throw new Error(`There is no session "${key}".`);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  clearSignIn();
  const user = { id: 'anna', email: 'anna@example.org', firstName: 'Anna', subscriptionStatus: 'active' };
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('isAuthenticated', 'true');
  localStorage.setItem('user', JSON.stringify(user));
  history.replaceState(null, '', `/courses/${key.replace('/', '?session=')}`);
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <CourseSessionScreen found={found} />
    </QueryClientProvider>,
  );
}
