import type { Texts } from '../../texts.ts';
import type { pagesConsole as source } from '../../zh/pages/console.ts';

export const pagesConsole = {
  facts: '{pages} {pages|page|pages}, {subjects} {subjects|topic|topics}',
  tabs: { page: 'Pages', subject: 'Special topics', hosts: 'Outside sites' },
  addPage: 'Write a page',
  addSubject: 'Make a topic',
  page: 'Page',
  subject: 'Special topic',
  none: 'No pages yet',
  noneText: 'Getting here, notes for authors, the exhibitors’ manual: a tile of the home can lead to any of them',
  noSubjects: 'No special topics yet',
  noSubjectsText: 'Sessions, news and people of one theme, under a cover and an introduction',
  entries: 'Contents',
  address: 'Address',
  back: 'All pages',
  html: 'Text',
  introduction: 'Introduction',
  kinds: { session: 'Sessions', article: 'News', person: 'People' },
  add: 'Add: {kind}',
  gone: 'No longer there',
  up: 'Move {name} up',
  down: 'Move {name} down',
  takeOut: 'Take out {name}',
  hosts: 'Allowed sites',
  hostsNote:
    'Only these sites open within the phone’s pages; for any other address people see the name of the site and decide for themselves. Examples: survey.example.org, or *.example.org',
  addHost: 'Add a site',
  hostExample: 'survey.example.org',
  host: 'Site',
  removeHost: 'Remove {name}',
  noHosts: 'No sites are allowed yet',
} as const satisfies Texts<typeof source>;
