import type { HomeContent } from '@meetingapp/server/db/json-shapes.ts';
import { both } from './bilingual.ts';

/** The halls that will be broadcast. */
export const congressRooms: HomeContent['rooms'] = [
  { hall: 'A', title: both('主会场', 'Main hall'), state: 'later', to: '' },
  { hall: 'B', title: both('心律失常', 'Arrhythmia'), state: 'later', to: '' },
  { hall: 'C', title: both('结构与影像', 'Structure, imaging'), state: 'later', to: '' },
  { hall: 'D', title: both('高血压', 'Hypertension'), state: 'ended', to: '' },
  { hall: 'E', title: both('青年论坛', 'Young physicians'), state: 'later', to: '' },
];
