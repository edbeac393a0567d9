import './Glance.css';
import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { buttonClass } from '@meetingapp/ui/actions/button-class.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { daysText } from '../../../lib/time/dates.ts';
import { Link } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useParameters } from '../../../lib/navigation/page.ts';
import { ProgrammeGate } from '../../../shared/programme/ProgrammeGate.tsx';
import { daysOf } from '../../../shared/programme/look-up.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useConference } from '../../../lib/parts/use-conference.ts';
import { GlanceDay } from '../day/GlanceDay.tsx';

/** S47: the whole conference on one page, for desktop screens and printing. */
export function Glance() {
  const { cid } = useParameters('program');
  return (
    <Page kind="plain" wide className="gl">
      <ProgrammeGate cid={cid}>{(programme) => <Whole cid={cid} programme={programme} />}</ProgrammeGate>
    </Page>
  );
}

function Whole({ cid, programme }: { cid: string; programme: Programme }) {
  const t = useT('agenda');
  const language = useLanguage();
  const conference = useConference(cid);
  const { startsOn, endsOn, release } = programme;
  return (
    <>
      <header className="gl-head">
        <p className="gl-name">{conference?.title}</p>
        <h1 className="t-2xl">{t('glance.title')}</h1>
        <p className="t-sm">
          {[daysText(startsOn, endsOn, language), conference?.venue ?? '', t('glance.version', { release })]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
        <p className="gl-acts">
          <Button size="sm" onClick={() => print()}>
            {t('glance.print')}
          </Button>
          <Link
            name="pdfView"
            query={{
              file: `/medapp/programme/${cid}/${release}.pdf${language === 'en' ? '?lang=en' : ''}`,
              name: t('glance.title'),
              save: 1,
            }}
            className={buttonClass('soft', 'sm')}
          >
            {t('glance.pdf')}
          </Link>
          <a
            className={buttonClass('soft', 'sm')}
            href={`/medapp/calendar/${cid}.ics${language === 'en' ? '?lang=en' : ''}`}
          >
            {t('glance.calendar')}
          </a>
          <LanguageSwitch className="ib text" />
        </p>
      </header>
      {daysOf(programme).map((day) => (
        <GlanceDay key={day} programme={programme} day={day} />
      ))}
    </>
  );
}
