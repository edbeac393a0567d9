import { circleCheck } from '@meetingapp/ui/icons/icons-topics.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { circleAlert, triangleAlert } from '@meetingapp/ui/icons/icons.ts';
import { useT } from '../../../lib/texts/texts.ts';
import type { Finding } from '../view.ts';

const icons = { ok: circleCheck, warn: triangleAlert, bad: circleAlert } as const;

/** What is left to check before sending; the level is also said in words for screen readers. */
export function CheckList({ findings }: { findings: readonly Finding[] }) {
  const t = useT('mailing');
  return (
    <section className="checks" aria-label={t('checks.title')}>
      <h2>{t('checks.title')}</h2>
      <ul>
        {findings.map(({ level, text }) => (
          <li key={text} className={level}>
            <Icon icon={icons[level]} />
            <span className="sr">{t(`checks.${level}`)}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
