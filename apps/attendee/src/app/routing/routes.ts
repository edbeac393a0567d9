import type { PathName } from '@meetingapp/contract/paths.ts';
import { screens as accounts } from '../../features/accounts/routes.ts';
import { screens as agenda } from '../../features/agenda/routes.ts';
import { screens as certificates } from '../../features/certificates/routes.ts';
import { screens as comments } from '../../features/comments/routes.ts';
import { screens as photos } from '../../features/photos/routes.ts';
import { screens as checkin } from '../../features/checkin/routes.ts';
import { screens as conference } from '../../features/conference/routes.ts';
import { screens as credits } from '../../features/credits/routes.ts';
import { screens as exam } from '../../features/exam/routes.ts';
import { screens as exhibition } from '../../features/exhibition/routes.ts';
import { screens as files } from '../../features/files/routes.ts';
import { screens as home } from '../../features/home/routes.ts';
import { screens as live } from '../../features/live/routes.ts';
import { screens as activities } from '../../features/activities/routes.ts';
import { screens as lottery } from '../../features/lottery/routes.ts';
import { screens as members } from '../../features/members/routes.ts';
import { screens as messages } from '../../features/messages/routes.ts';
import { screens as news } from '../../features/news/routes.ts';
import { screens as papers } from '../../features/papers/routes.ts';
import { screens as pages } from '../../features/pages/routes.ts';
import { screens as people } from '../../features/people/routes.ts';
import { screens as registration } from '../../features/registration/routes.ts';
import { screens as hotel } from '../../features/hotel/routes.ts';
import { screens as orders } from '../../features/orders/routes.ts';
import { screens as video } from '../../features/video/routes.ts';
import { screens as speakers } from '../../features/speakers/routes.ts';
import { screens as staff } from '../../features/staff/routes.ts';
import { screens as statistics } from '../../features/statistics/routes.ts';
import { screens as survey } from '../../features/survey/routes.ts';
import type { Screen } from '../../lib/navigation/screen.ts';

/** All screens by path. A path that has no screen does not compile. */
const assembled = {
  ...accounts,
  ...activities,
  ...agenda,
  ...comments,
  ...photos,
  ...checkin,
  ...conference,
  ...certificates,
  ...credits,
  ...exam,
  ...exhibition,
  ...files,
  ...home,
  ...live,
  ...lottery,
  aAdmin: {
    load: () => import('./OnSiteStaff.tsx'),
    title: 'lottery.staff.title',
    texts: ['lottery', 'handOver', 'activities', 'pages'],
  },
  ...members,
  ...messages,
  ...news,
  ...papers,
  ...pages,
  ...people,
  ...registration,
  ...video,
  ...hotel,
  ...orders,
  ...speakers,
  ...staff,
  ...statistics,
  ...survey,
} satisfies Record<PathName, Screen>;

export const screens: Readonly<Partial<Record<PathName, Screen>>> = assembled;
