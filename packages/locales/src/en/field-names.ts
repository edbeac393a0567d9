import type { fieldNames as zh } from '../zh/field-names.ts';
import type { Texts } from '../texts.ts';
import { activitiesFields } from './activities/fields.ts';
import { agendaFields } from './agenda/fields.ts';
import { commentsFields } from './comments/fields.ts';
import { checkinFields } from './checkin/fields.ts';
import { certificatesFields } from './certificates/fields.ts';
import { conferenceFields } from './conference/fields.ts';
import { creditsFields } from './credits/fields.ts';
import { developersFields } from './developers/fields.ts';
import { examFields } from './exam/fields.ts';
import { exhibitionFields } from './exhibition/fields.ts';
import { feesFields } from './fees/fields.ts';
import { formsFields } from './forms/fields.ts';
import { homeFields } from './home/fields.ts';
import { hotelFields } from './hotel/fields.ts';
import { lotteryFields } from './lottery/fields.ts';
import { liveFields } from './live/fields.ts';
import { membersFields } from './members/fields.ts';
import { newsFields } from './news/fields.ts';
import { ordersFields } from './orders/fields.ts';
import { pagesFields } from './pages/fields.ts';
import { papersFields } from './papers/fields.ts';
import { photosFields } from './photos/fields.ts';
import { registrationFields } from './registration/fields.ts';
import { rehearsalFields } from './rehearsal/fields.ts';
import { surveyFields } from './survey/fields.ts';
import { speakersFields } from './speakers/fields.ts';
import { usageFields } from './statistics/fields.ts';
import { videoFields } from './video/fields.ts';

export const fieldNames = {
  ...activitiesFields,
  ...agendaFields,
  ...commentsFields,
  ...checkinFields,
  ...certificatesFields,
  ...conferenceFields,
  ...creditsFields,
  ...developersFields,
  ...examFields,
  ...exhibitionFields,
  ...feesFields,
  ...formsFields,
  ...homeFields,
  ...hotelFields,
  ...liveFields,
  ...lotteryFields,
  ...membersFields,
  ...newsFields,
  ...ordersFields,
  ...pagesFields,
  ...papersFields,
  ...photosFields,
  ...registrationFields,
  ...rehearsalFields,
  ...surveyFields,
  ...speakersFields,
  ...usageFields,
  ...videoFields,
  layout: 'Layout',
  unit: 'Unit',
  height: 'Height',
  frame: 'Frame',
  frameColour: 'Colour of the frame',
  background: 'Background',
  lang: 'Language',
  status: 'Status',
  fileId: 'File',
  files: 'Files',
  rules: 'Rules',
  position: 'Position',
  mode: 'Mode',
  privacy: 'Privacy policy',
  page: 'Page',
  message: 'message',
  taskId: 'task',
  picture: 'Picture',
  accept: 'Decision',
  event: 'Act',
  depth: 'Depth',
  note: 'Note',
  day: 'Day',
  remark: 'Remark',
  filter: 'Filter',
  sort: 'Order',
  descending: 'Descending',
  limit: 'Number of rows',
  act: 'Act',
  format: 'Format',
  columns: 'Columns',
  outcome: 'Result',
  shared: 'Shared',
  key: 'Place in the list',
  newPassword: 'New password',
  society: 'Name of the society',
  token: 'Link',
  wayName: 'Name',
  wayId: 'Way to log in',
  issuer: 'Address of the provider',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  domains: 'E-mail domains',
  choice: 'Your choice',
  attempt: 'Log-in',
  query: 'Answer of the provider',
  challenge: 'Verification',
  passkey: 'Passkey',
  session: 'Log-in',
  roles: 'Roles',
  grants: 'Roles',
  role: 'Role',
  staffId: 'Member of staff',
  subject: 'Subject',
  subjectId: 'Number of the subject',
  from: 'From',
  until: 'Until',
  before: 'Before',
  after: 'After',
  to: 'Phone number or e-mail',
  code: 'Code',
  secret: 'Code or password',
  password: 'Password',
  name: 'Name',
  phone: 'Phone number',
  email: 'E-mail',
  cid: 'Conference number',
  idCode: 'Conference number',
  id: 'Number',
  uid: 'User number',
  gender: 'Gender',
  agreement: 'User agreement',
  keywords: 'Words',
  noncestr: 'Nonce',
  timestamp: 'Timestamp',
  url: 'Address',
  source: 'Source',
  src: 'Source',
  type: 'Type',
  templateType: 'Template type',
  language: 'Language',
  words: 'Search words',
  state: 'Log-in state',
  back: 'Return address',
  purpose: 'Purpose',
  kind: 'Kind',
  rows: 'Rows',
  version: 'Version of the agreement',
  file: 'File',
  body: 'Request',
  readOnly: 'Reading only',
  link: 'Link',
  avatar: 'Picture',
  channels: 'Channels',
  mailing: 'Message',
  template: 'template',
  messenger: 'messenger',
  digest: 'time of the daily e-mail',
  channel: 'channel',
  fault: 'reason',
  texts: 'Texts',
  audience: 'Recipients',
  startsAt: 'Start',
  endsAt: 'End',
  rates: 'Messages per second',
  accountId: 'Account',
  orderIds: 'Orders',
} as const satisfies Texts<typeof zh>;
