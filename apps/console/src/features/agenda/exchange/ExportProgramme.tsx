import {
  agendaExchangeCalls as calls,
  programmeFormats,
  type ProgrammeFormat,
} from '@meetingapp/contract/agenda/exchange.ts';
import { copyText } from '@meetingapp/ui/actions/copy-text.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { App, Button, Segmented } from 'antd';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../lib/texts/language.ts';
import { saveFile } from '../../../lib/calls/save-file.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';

const versions = ['draft', 'release'] as const;

/** Exports the programme as files for people and programs, and shows the feed addresses. */
export function ExportProgramme({ cid }: { cid: number }) {
  const t = useT('agendaExchange');
  const language = useLanguage();
  const { message } = App.useApp();
  const [of, setOf] = useState<(typeof versions)[number]>('draft');
  const [fetching, setFetching] = useState<ProgrammeFormat | null>(null);
  const fetched = useChange(calls.exportProgramme);
  async function fetchFile(format: ProgrammeFormat) {
    setFetching(format);
    const outcome = await fetched.change({ cid, of, format });
    setFetching(null);
    if (outcome.ok) saveFile(outcome.answer);
  }
  const open = [
    `/medapp/programme/${cid}/schedule.json`,
    `/medapp/programme/${cid}/schedule.xml`,
    `/medapp/calendar/${cid}.ics`,
  ].map((path) => `${location.origin}${path}${language === 'en' ? '?lang=en' : ''}`);
  async function copy(address: string) {
    if (await copyText(address)) void message.success(t('copied'), 2);
  }
  return (
    <section aria-labelledby="exchange-export">
      <h2 id="exchange-export">{t('exportTitle')}</h2>
      <p className="row">
        <Segmented
          aria-label={t('exportTitle')}
          value={of}
          onChange={setOf}
          options={versions.map((one) => ({ value: one, label: t(`of.${one}`) }))}
        />
        <span className="quiet small">{t('exportText')}</span>
      </p>
      <p className="row exchange-formats">
        {programmeFormats.map((format) => (
          <ActButton
            key={format}
            icon={<Icon icon={download} />}
            loading={fetching === format}
            lacks={{ waits: fetching !== null && fetching !== format }}
            onClick={() => void fetchFile(format)}
          >
            {t(`formats.${format}`)}
          </ActButton>
        ))}
      </p>
      <h3>{t('addresses')}</h3>
      <p className="quiet small">{t('addressesText')}</p>
      <ul className="exchange-addresses">
        {open.map((address) => (
          <li key={address}>
            <code>{address}</code>
            <Button size="small" aria-label={`${t('copy')} ${address}`} onClick={() => void copy(address)}>
              {t('copy')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
