import type { Part, Programme, ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { dayText, weekday } from '../../../lib/time/dates.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { clockOf, tablesOf, withRole } from '../../../shared/programme/look-up.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { sessionsOf } from '../view.ts';

const leading = ['president', 'host'] as const;
const others = ['speaker', 'participant', 'comments', 'translate'] as const;

/** A day as a table whose head repeats on every printed sheet; a session is never split across sheets. */
export function GlanceDay({ programme, day }: { programme: Programme; day: string }) {
  const t = useT('agenda');
  const language = useLanguage();
  return (
    <section className="gl-day" aria-labelledby={`gl-${day}`}>
      <table>
        <colgroup>
          <col className="gl-c-time" />
          <col className="gl-c-hall" />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th colSpan={3} scope="colgroup">
              <h2 id={`gl-${day}`}>{t('dayOn', { weekday: weekday(day, language), day: dayText(day, language) })}</h2>
            </th>
          </tr>
        </thead>
        {sessionsOf(programme, { day, hall: 0, mine: null }).map((session) => (
          <Session key={session.id} programme={programme} session={session} />
        ))}
      </table>
    </section>
  );
}

function Session({ programme, session }: { programme: Programme; session: ProgrammeSession }) {
  const language = useLanguage();
  const t = useT('agenda');
  const { id, kind, from, to, talks, parts, sponsor } = session;
  const hall = session.hall === null ? undefined : tablesOf(programme).halls.get(session.hall);
  const paid = pickLanguage(sponsor, language);
  return (
    <tbody id={`session-${id}`} className={kind}>
      <tr>
        <td className="gl-time">
          <time dateTime={from}>{clockOf(programme, from)}</time>
          <span aria-hidden="true">–</span>
          <time dateTime={to}>{clockOf(programme, to)}</time>
        </td>
        <td className="gl-hall">{hall ? pickLanguage(hall.name, language) : ''}</td>
        <td className="gl-what">
          <h3>
            <Link name="calDetail" params={{ calid: id }} query={{ cid: programme.cid }}>
              {pickLanguage(session.title, language)}
            </Link>
          </h3>
          <People programme={programme} parts={parts} />
          {paid !== '' && <p>{t('sponsor', { name: paid })}</p>}
          {talks.length > 0 && (
            <ol>
              {talks.map((talk) => (
                <li key={talk.id}>
                  <span className="gl-at">{talk.from === null ? '' : clockOf(programme, talk.from)}</span>
                  <span>
                    {pickLanguage(talk.title, language)} <People programme={programme} parts={talk.parts} inline />
                  </span>
                </li>
              ))}
            </ol>
          )}
        </td>
      </tr>
    </tbody>
  );
}

/** People and their roles; the role is left out for the speaker of a talk. */
function People({
  programme,
  parts,
  inline = false,
}: {
  programme: Programme;
  parts: readonly Part[];
  inline?: boolean;
}) {
  const t = useT('agenda');
  const language = useLanguage();
  const lines = [...leading, ...others].flatMap((role) => {
    const names = withRole(programme, parts, [role]).map(({ name }) => pickLanguage(name, language));
    if (names.length === 0) return [];
    const said = names.join(t('names.join'));
    return [inline && role === 'speaker' ? said : t('glance.people', { role: t(`roles.${role}`), names: said })];
  });
  if (lines.length === 0) return null;
  const Line = inline ? 'span' : 'p';
  return <Line className="gl-people">{lines.join(t('glance.between'))}</Line>;
}
