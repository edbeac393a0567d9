import type { TemplateNumber } from '@meetingapp/domain/home/templates.ts';
import type { ComponentType } from 'react';

type Load = () => Promise<ComponentType>;

/** Home screens by template number. Each is loaded separately, so that none loads blocks and drawings of another. */
const homes: Readonly<Record<TemplateNumber, Load>> = {
  1: async () => (await import('../screens/Tpl1Home.tsx')).Tpl1Home,
  2: async () => (await import('../screens/Tpl2Home.tsx')).Tpl2Home,
  3: async () => (await import('../screens/Tpl3Home.tsx')).Tpl3Home,
  4: async () => (await import('../screens/Tpl4Home.tsx')).Tpl4Home,
  5: async () => (await import('../screens/Tpl5Home.tsx')).Tpl5Home,
  6: async () => (await import('../screens/Tpl6Home.tsx')).Tpl6Home,
  7: async () => (await import('../screens/Tpl7Home.tsx')).Tpl7Home,
  8: async () => (await import('../screens/Tpl8Home.tsx')).Tpl8Home,
  9: async () => (await import('../screens/Tpl9Home.tsx')).Tpl9Home,
  10: async () => (await import('../screens/Tpl10Home.tsx')).Tpl10Home,
  11: async () => (await import('../screens/Tpl11Home.tsx')).Tpl11Home,
  12: async () => (await import('../screens/Tpl12Home.tsx')).Tpl12Home,
  13: async () => (await import('../screens/Tpl13Home.tsx')).Tpl13Home,
};

export function loadHome(number: number): Promise<ComponentType> {
  return (homes[number as TemplateNumber] ?? homes[1])();
}
