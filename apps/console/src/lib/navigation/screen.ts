import type { StaffRole } from '@meetingapp/contract/call.ts';
import type { console as texts } from '@meetingapp/locales/zh/console.ts';
import type { ComponentType } from 'react';
import { loadTexts } from '../texts/texts.ts';
import type { TextFeature } from '../texts/text-sources.ts';
import type { PathName } from './paths.ts';

/** Groups of the navigation, in order. */
export const navigationGroups = ['registration', 'content', 'onSite', 'management'] as const;
export type NavigationGroup = (typeof navigationGroups)[number];

export interface NavigationEntry {
  group: NavigationGroup | 'top';
  /** Order within its group, ascending. */
  position: number;
  /** Key of its text in `console.pages`. */
  text: keyof (typeof texts)['pages'];
  icon: string;
  /** Hidden from other roles, because the page concerns only the user's work. */
  onlyTheirs?: true;
}

/** A page of the console. Without a role for it, a user sees it greyed in the navigation, with the roles that have access. */
export interface ConsoleScreen {
  path: PathName;
  /** Loaded on first use. */
  load: () => Promise<{ default: ComponentType }>;
  roles: readonly StaffRole[];
  navigation?: NavigationEntry;
}

/**
 * Usage: `load: screen(() => import('../screens/Fees.tsx'), 'Fees')`, because modules use named exports.
 * @param texts features whose texts load together with the module; the build fills them in (build/screen-texts.ts)
 */
export const screen =
  <Name extends string, Module extends Record<Name, ComponentType>>(
    load: () => Promise<Module>,
    name: Name,
    texts: readonly TextFeature[] = [],
  ) =>
  async () => {
    const [module] = await Promise.all([load(), loadTexts(texts)]);
    return { default: module[name] as ComponentType };
  };
