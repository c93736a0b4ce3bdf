import {
  Clapperboard,
  Dumbbell,
  Ellipsis,
  HeartPulse,
  type LucideIcon,
  Mail,
  Settings,
  Sun,
  Type,
  UserCog,
  Users,
  Wallet,
} from 'lucide-react';
import { appName } from '#client/browser/app-name.ts';
import { type DeskRight, type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';

export interface Place {
  name: string;
  href: string;
  icon: LucideIcon;
  right: DeskRight;
  group: 'people' | 'programme' | 'site';
  /** On a phone the bar holds these; the others stand under More. */
  isInBar?: boolean;
  /** Other addresses of the same place. */
  tabs?: readonly string[];
}

const PLACES: readonly Place[] = [
  { name: 'Today', href: '/desk', icon: Sun, right: 'look', group: 'people', isInBar: true },
  { name: 'Members', href: '/desk/members', icon: Users, right: 'look', group: 'people', isInBar: true },
  { name: 'Money', href: '/desk/money', icon: Wallet, right: 'numbers', group: 'people', isInBar: true },
  { name: 'Emails', href: '/desk/emails', icon: Mail, right: 'look', group: 'people' },
  { name: 'Programme', href: '/desk/programme', icon: Dumbbell, right: 'look', group: 'programme', isInBar: true },
  { name: 'Words', href: '/desk/words', icon: Type, right: 'look', group: 'programme' },
  { name: 'Films and photos', href: '/desk/media', icon: Clapperboard, right: 'look', group: 'programme' },
  {
    name: 'Status and backups',
    href: '/desk/status',
    tabs: ['/desk/backups'],
    icon: HeartPulse,
    right: 'own',
    group: 'site',
  },
  { name: 'Settings', href: '/desk/settings', icon: Settings, right: 'own', group: 'site' },
  {
    name: 'Helpers and activity',
    href: '/desk/helpers',
    tabs: ['/desk/activity'],
    icon: UserCog,
    right: 'own',
    group: 'site',
  },
];

export const MORE: Omit<Place, 'right' | 'group'> = { name: 'More', href: '/desk/more', icon: Ellipsis };

export const placesFor = (role: DeskRole): Place[] => PLACES.filter(({ right }) => mayAtDesk(role, right));

/** Pages that hang below More. */
const ELSEWHERE = [
  { name: 'Before you open', href: '/desk/setup' },
  { name: 'Your sign-in', href: '/desk/sign-in' },
  MORE,
];

/** What stands in the tab of the browser. */
export function titleAt(path: string): string {
  const place = [...PLACES, ...ELSEWHERE].find((one) => isInPlace(one, path));
  return place ? `${place.name} - ${appName()} desk` : `${appName()} desk`;
}

/** Whether the page at `path` belongs to this place. */
export const isInPlace = ({ href, tabs = [] }: Pick<Place, 'href' | 'tabs'>, path: string): boolean =>
  href === '/desk' ? path === href : [href, ...tabs].some((address) => path.startsWith(address));
