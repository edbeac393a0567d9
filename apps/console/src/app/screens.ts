import { screens as agenda } from '../features/agenda/routes.ts';
import { screens as audit } from '../features/audit/routes.ts';
import { screens as certificates } from '../features/certificates/routes.ts';
import { screens as comments } from '../features/comments/routes.ts';
import { screens as checkin } from '../features/checkin/routes.ts';
import { screens as conference } from '../features/conference/routes.ts';
import { screens as credits } from '../features/credits/routes.ts';
import { screens as survey } from '../features/survey/routes.ts';
import { screens as exam } from '../features/exam/routes.ts';
import { screens as forms } from '../features/forms/routes.ts';
import { screens as groups } from '../features/groups/routes.ts';
import { screens as members } from '../features/members/routes.ts';
import { screens as messages } from '../features/messages/routes.ts';
import { screens as developers } from '../features/developers/routes.ts';
import { screens as exhibition } from '../features/exhibition/routes.ts';
import { screens as hotel } from '../features/hotel/routes.ts';
import { screens as rehearsal } from '../features/rehearsal/routes.ts';
import { screens as registration } from '../features/registration/routes.ts';
import { screens as home } from '../features/home/routes.ts';
import { screens as live } from '../features/live/routes.ts';
import { screens as activities } from '../features/activities/routes.ts';
import { screens as lottery } from '../features/lottery/routes.ts';
import { screens as news } from '../features/news/routes.ts';
import { screens as pages } from '../features/pages/routes.ts';
import { screens as statistics } from '../features/statistics/routes.ts';
import { screens as fees } from '../features/fees/routes.ts';
import { screens as orders } from '../features/orders/routes.ts';
import { screens as papers } from '../features/papers/routes.ts';
import { screens as photos } from '../features/photos/routes.ts';
import { screens as people } from '../features/people/routes.ts';
import { screens as privacy } from '../features/privacy/routes.ts';
import { screens as speakers } from '../features/speakers/routes.ts';
import { screens as staff } from '../features/staff/routes.ts';
import { screens as tasks } from '../features/tasks/routes.ts';
import { screens as video } from '../features/video/routes.ts';
import type { ConsoleScreen } from '../lib/navigation/screen.ts';

/** Pages that belong to one conference. */
export const screens: readonly ConsoleScreen[] = Object.values({
  agenda,
  audit,
  certificates,
  comments,
  fees,
  checkin,
  conference,
  credits,
  exam,
  survey,
  forms,
  groups,
  members,
  messages,
  hotel,
  registration,
  home,
  papers,
  live,
  activities,
  developers,
  rehearsal,
  exhibition,
  lottery,
  news,
  pages,
  people,
  photos,
  privacy,
  speakers,
  staff,
  statistics,
  orders,
  tasks,
  video,
}).flat();
