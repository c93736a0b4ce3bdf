/** One event of a calendar. Instants in epoch milliseconds. */
export interface CalendarEvent {
  /** The same for the same event for ever, and no other's in the world. */
  uid: string;
  startsAt: number;
  durationMinutes: number;
  title: string;
  text: string;
  /** Where it leads. */
  url: string;
  alarmMinutesBefore: number;
}

export interface Calendar {
  name: string;
  /** A hint for programs that show one zone for a whole calendar. */
  zone: string;
  /** When it was put together. */
  writtenAt: number;
  /** How often a program that follows it shall look again, in hours. */
  refreshHours: number;
  events: readonly CalendarEvent[];
}

const MAX_LINE_OCTETS = 75;

/**
 * A calendar as a file that every calendar program reads (RFC 5545). Times are in UTC, so that they need no rules of a zone
 * and mean the same instant everywhere (decision 0029).
 */
export function calendarText({ name, zone, writtenAt, refreshHours, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fit in 30//Workout days//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${escaped(zone)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
    ...(events.length === 0 ? UTC_ZONE : events.flatMap((event) => eventLines(event, writtenAt))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, writtenAt: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${instantText(writtenAt)}`,
    `DTSTART:${instantText(event.startsAt)}`,
    `DURATION:PT${event.durationMinutes}M`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    `URL:${event.url}`,
    'CLASS:PRIVATE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(event.title)}`,
    `TRIGGER:-PT${event.alarmMinutesBefore}M`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** A calendar must have something in it: where it has no event, the plainest of zones. */
const UTC_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'TZNAME:UTC',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** "20261123T190000Z". */
const instantText = (epochMs: number) =>
  `${new Date(epochMs)
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replace(/[-:]/g, '')}Z`;

/** Text as a value: what would end it or begin another is written so that it does not. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** In lines of at most 75 octets, broken between characters; a line that goes on begins with a space. */
function folded(line: string): string {
  let result = '';
  let octets = 0;
  for (const character of line) {
    const width = Buffer.byteLength(character);
    if (octets + width > MAX_LINE_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += width;
  }
  return result;
}
