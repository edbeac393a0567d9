import type { Texts } from '../../texts.ts';
import type { agendaServer as source } from '../../zh/agenda/server.ts';

export const agendaServer = {
  kinds: {
    added: 'New',
    removed: 'Cancelled',
    hall: 'New hall',
    time: 'New time',
    people: 'People changed',
    text: 'Text changed',
    talks: 'Talks changed',
  },
  planSubject: '{conference}: something in your plan has changed',
  subject: '{conference}: your part in the programme has changed',
  part: 'Dear {name}, the programme of {conference} has been updated (version {number}). What concerns you:\n\n{changes}',
  line: '{kind}: {title}',
  lineWith: '{kind}: {title} ({detail})',
  fromTo: '{before} → {after}',
} satisfies Texts<typeof source>;
