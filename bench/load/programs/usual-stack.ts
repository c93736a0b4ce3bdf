// What such an app is usually built of, Express and Drizzle on PostgreSQL, doing the product's work for three calls: the
// same token check, the same rows, the same answers. It sends no security headers and writes no log, unlike the product.
//   DATABASE_URL=postgres://… node bench/load/programs/usual-stack.ts
import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import express, { type NextFunction, type Request, type Response } from 'express';
import pg from 'pg';
import { NewWorkoutSessionSchema } from '#contract/workout-sessions.ts';
import { shownFrom } from '#domain/progress/dashboard.ts';
import { answerOf } from '#domain/progress/dashboard-answer.ts';
import { completionTimeOf } from '#domain/session/completion-time.ts';
import { calendarDayAt } from '#domain/time/calendar-day.ts';
import { toUser } from '#server/features/account/accounts.repository.ts';
import { toWorkoutSession } from '#server/features/workout-sessions/workout-sessions.repository.ts';
import { findOwner, readDashboard, recordSession } from '../usual-stack/queries.ts';

const db = drizzle(new pg.Pool({ connectionString: process.env.DATABASE_URL }));
const app = express();
app.use(express.json());

type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

async function requireMember(request: Request, response: Response<unknown, { owner: Owner }>, next: NextFunction) {
  const owner = await findOwner(db, (request.headers.authorization ?? '').replace(/^Bearer /i, ''));
  if (!owner) return void response.status(401).json({ message: 'Please sign in to carry on.' });
  if (request.params.id !== undefined && request.params.id !== owner.user.id) return void response.status(404).json({});
  response.locals.owner = owner;
  next();
}

app.get('/api/auth/me', requireMember, (_request, response) => {
  const { user, hasAccess } = response.locals.owner as Owner;
  response.json(toUser({ ...user, has_access: hasAccess }, { adminEmail: undefined, forceLogoutEmail: undefined }));
});

app.get('/api/users/:id/dashboard', requireMember, async (request, response) => {
  const today = calendarDayAt(Date.now(), 0);
  const facts = await readDashboard(db, String(request.params.id), shownFrom(today));
  if (!facts) return void response.status(404).json({});
  response.json(answerOf(facts, today));
});

app.post('/api/users/:id/workout-sessions', requireMember, async (request, response) => {
  const sent = NewWorkoutSessionSchema.safeParse(request.body);
  if (!sent.success) return void response.status(400).json({ message: 'Please check the fields.' });
  const time = completionTimeOf(sent.data, Date.now());
  const completion = { ...sent.data, ...time, clientId: sent.data.clientId ?? randomUUID() };
  const stored = await recordSession(db, String(request.params.id), completion);
  response.status(stored ? 201 : 200).json(stored && toWorkoutSession(stored));
});

const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`);
});
process.on('SIGTERM', () => process.exit(0));
