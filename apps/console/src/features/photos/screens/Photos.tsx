import '../parts/photos.css';
import { photosConsoleCalls as calls } from '@meetingapp/contract/photos/console.ts';
import { templateNumbers, type TemplateNumber } from '@meetingapp/domain/photos/template-sizes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Segmented, Switch } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useTab } from '../../../lib/lists/use-open-row.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { IntroductionTable } from '../parts/IntroductionTable.tsx';
import { TemplateEditor } from '../parts/TemplateEditor.tsx';

const tabs = ['templates', 'introductions'] as const;
type Tab = (typeof tabs)[number];

/** O17: photo templates with placed fields, and the release of avatars and introductions. */
export function Photos() {
  const t = useT('photosConsole');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const [tab, setTab] = useTab<Tab>(tabs);
  const [number, setNumber] = useState<TemplateNumber>(1);
  const asked = useCall(calls.templates, { cid });
  const collect = useChange(calls.saveCollecting, { refreshes: [calls.templates], said: c('saved') });
  const { templates = [], collecting = true, version = 0, waiting = 0 } = asked.answer ?? {};
  const nameOf = (one: TemplateNumber) => {
    const own = templates.find((template) => template.number === one);
    return own ? pickLanguage(own.name, language) : String(one);
  };
  return (
    <Page
      title={c('pages.photos')}
      facts={asked.answer && t('facts', { waiting })}
      actions={
        <label>
          {t('collecting')}{' '}
          <Switch
            checked={collecting}
            loading={collect.busy}
            disabled={!asked.answer}
            onChange={(on) => void collect.change({ cid, seen: version, collecting: on })}
          />
        </label>
      }
      bar={
        <>
          <Segmented<Tab>
            aria-label={c('pages.photos')}
            value={tab}
            onChange={setTab}
            options={[
              { value: 'templates', label: t('tabs.templates') },
              { value: 'introductions', label: t('tabs.introductions', { count: waiting }) },
            ]}
          />
          {tab === 'templates' && (
            <Segmented<TemplateNumber>
              aria-label={t('template')}
              value={number}
              onChange={setNumber}
              options={templateNumbers.map((value) => ({ value, label: `${value} ${nameOf(value)}` }))}
            />
          )}
        </>
      }
    >
      {tab === 'introductions' ? (
        <IntroductionTable />
      ) : (
        <Answered asked={asked}>
          {({ templates: all, title }) =>
            all
              .filter((one) => one.number === number)
              .map((one) => <TemplateEditor key={number} template={one} title={title} />)
          }
        </Answered>
      )}
    </Page>
  );
}
