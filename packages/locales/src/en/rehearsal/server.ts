import type { Texts } from '../../texts.ts';
import type { rehearsalServer as source } from '../../zh/rehearsal/server.ts';

/** Texts that the server writes for rehearsals. */
export const rehearsalServer = {
  copyTitle: 'Rehearsal copy {number} · {title}',
  /** Invented people: lists are separated by |. */
  invented: {
    families: 'Ashby|Barlow|Corwin|Dunmore|Ellery|Farrow|Garrick|Hartwell|Ingram|Jessop',
    given: 'Alma|Bruno|Clara|Daniel|Edith|Felix|Greta|Hugo|Ida|Jonas|Klara',
    name: '{given} {family}',
    hospital: 'Rehearsal Hospital',
    text: 'Rehearsal',
    chat: 'Rehearsal, message {number}: picture and sound are clear',
    session: 'Rehearsal session {number}',
    talk: 'Rehearsal talk {number}',
  },
} as const satisfies Texts<typeof source>;
