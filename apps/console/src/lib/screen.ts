import type { StaffRole } from '@meetingapp/contract/call.ts';
import type { console as texts } from '@meetingapp/locales/zh/console.ts';
import type { ComponentType } from 'react';
import type { PathName } from './paths.ts';

/** The groups of the navigation, in their order. */
export const navigationGroups = ['registration', 'content', 'onSite', 'management'] as const;
export type NavigationGroup = (typeof navigationGroups)[number];

export interface NavigationEntry {
  group: NavigationGroup | 'top';
  /** Where in its group: the smaller the higher. */
  position: number;
  /** Its text stands in `console.pages`. */
  text: keyof (typeof texts)['pages'];
  icon: string;
  /** Others are not shown that it is there: it is about the person's own work. */
  onlyTheirs?: true;
}

/** A page of the console. What a person has no role for is shown in the navigation, greyed, with who has. */
export interface ConsoleScreen {
  path: PathName;
  /** Loaded when it is first opened. */
  load: () => Promise<{ default: ComponentType }>;
  roles: readonly StaffRole[];
  navigation?: NavigationEntry;
}

/** `load: screen(() => import('./screens/Fees.tsx'), 'Fees')`: our files export by name. */
export const screen =
  <Name extends string, Module extends Record<Name, ComponentType>>(load: () => Promise<Module>, name: Name) =>
  async () => ({ default: (await load())[name] as ComponentType });
