import '../parts/speakers.css';
import '../agreement/agreements.css';
import { roles } from '@meetingapp/contract/call.ts';
import { agreementDeskCalls as calls } from '@meetingapp/contract/speakers/agreement-desk.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { fileCheck } from '@meetingapp/ui/icons/icons-topics.ts';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { askedFirst } from '../../../lib/forms/unsaved.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useOpenRow } from '../../../lib/lists/use-open-row.ts';
import { useCid, useRole, useSocietyRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { AgreementPane } from '../agreement/AgreementPane.tsx';
import { AgreementTable } from '../agreement/AgreementTable.tsx';
import { ChainNote } from '../agreement/ChainNote.tsx';
import { DocumentKeyPane } from '../agreement/DocumentKeyPane.tsx';
import { MakeDialog } from '../agreement/MakeDialog.tsx';
import { StatementTextPane } from '../agreement/StatementTextPane.tsx';
import { TemplatePane } from '../agreement/TemplatePane.tsx';
import {
  agreementFigures,
  agreementRows,
  countAgreements,
  filterAgreements,
  type AgreementFigure,
} from '../agreement/agreement-view.ts';
import { ToProgramme } from '../parts/ToProgramme.tsx';

const EVERY_MS = 30_000;

/** O10: templates of agreements, who has signed, and all signed files as one archive. */
export function Agreements() {
  const t = useT('agreementConsole');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const finance = useRole(roles.money);
  const owner = useSocietyRole(roles.owner);
  const programme = useRole(roles.programme);
  const [open, setOpen] = useOpenRow();
  const [template, setTemplate] = useState<number | 'new' | 'statement' | 'key' | null>(null);
  const [figure, setFigure] = useState<AgreementFigure>('all');
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<number[]>([]);
  const [making, setMaking] = useState(false);
  const asked = useCall(calls.list, { cid }, { again: () => EVERY_MS });
  const archive = useChange(calls.archive, { refreshes: [] });
  const { answer } = asked;
  const rows = answer ? agreementRows(answer) : [];
  const counts = countAgreements(rows);
  const shown = filterAgreements(rows, figure, words);
  const selected = shown.filter(({ id }) => chosen.includes(id));
  const current = rows.find(({ id }) => id === open);
  const editing = answer?.templates.find(({ id }) => id === template);

  async function fetchArchive(): Promise<void> {
    const outcome = await archive.change({ cid });
    if (outcome.ok) location.assign(outcome.answer.address);
  }
  const pane =
    template === 'key' ? (
      <DocumentKeyPane close={() => setTemplate(null)} />
    ) : template === 'statement' ? (
      <StatementTextPane close={() => setTemplate(null)} />
    ) : answer && (template === 'new' || editing) ? (
      <TemplatePane
        key={editing ? `${editing.id}/${editing.version}` : 'new'}
        template={editing ?? null}
        zone={answer.zone}
        now={answer.now}
        close={() => setTemplate(null)}
      />
    ) : (
      current?.agreement && (
        <AgreementPane
          key={current.id}
          row={current}
          agreement={current.agreement}
          finance={finance}
          close={() => setOpen(null)}
        />
      )
    );
  return (
    <Page
      title={c('pages.agreements')}
      facts={answer && t('facts', { people: answer.people.length, signed: counts.signed, open: counts.open })}
      actions={
        <>
          <ActButton
            icon={<Icon icon={download} />}
            loading={archive.busy}
            why={!finance ? t('financeOnly') : counts.signed === 0 ? t('archiveFirst') : ''}
            onClick={() => void fetchArchive()}
          >
            {t('archive')}
          </ActButton>
          <ActButton
            type="primary"
            why={!finance ? t('financeOnly') : selected.length === 0 ? t('chooseFirst') : ''}
            onClick={() => setMaking(true)}
          >
            {t('make', { count: new Set(selected.map(({ person }) => person.expertId)).size })}
          </ActButton>
        </>
      }
      filters={
        answer &&
        rows.length > 0 && (
          <div className="grow">
            <div className="desk-figures" role="group" aria-label={t('filter')}>
              {agreementFigures.map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={figure === one}
                  onClick={() => setFigure(figure === one ? 'all' : one)}
                >
                  <span className="small quiet">{t(`figures.${one}`)}</span>
                  <b className={one === 'open' && counts.open > 0 ? 'warn' : ''}>{counts[one]}</b>
                </button>
              ))}
            </div>
            <div className="desk-filters">
              <Input
                allowClear
                style={{ width: 260 }}
                aria-label={t('search')}
                placeholder={t('search')}
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
            </div>
          </div>
        )
      }
      pane={pane}
    >
      <Answered asked={asked}>
        {({ templates, chain }) => (
          <>
            <ChainNote chain={chain} />
            <section className="agreement-templates" aria-label={t('templates')}>
              {templates.map((one) => (
                <button
                  key={one.id}
                  type="button"
                  className="agreement-template"
                  title={t('form.edit', { name: pickLanguage(one.title, language) })}
                  onClick={() => askedFirst(() => setTemplate(one.id))}
                >
                  <b>{pickLanguage(one.title, language)}</b>
                  <span className="small quiet">{one.retired ? t('form.retiredTag') : t('form.counts', one)}</span>
                </button>
              ))}
              <Button onClick={() => askedFirst(() => setTemplate('new'))}>{t('template')}</Button>
              {programme && (
                <Button onClick={() => askedFirst(() => setTemplate('statement'))}>{t('statement.textTitle')}</Button>
              )}
              {owner && <Button onClick={() => askedFirst(() => setTemplate('key'))}>{t('key.title')}</Button>}
            </section>
            {rows.length === 0 ? (
              <EmptyState icon={fileCheck} title={t('none')} text={t('noneText')}>
                <ToProgramme />
              </EmptyState>
            ) : shown.length === 0 ? (
              <EmptyState icon={fileCheck} title={t('notFound')} text={t('notFoundText')}>
                <Button onClick={() => [setFigure('all'), setWords('')]}>{t('figures.all')}</Button>
              </EmptyState>
            ) : (
              <AgreementTable
                rows={shown}
                open={open}
                onOpen={(id) =>
                  askedFirst(() => {
                    setTemplate(null);
                    setOpen(id);
                  })
                }
                chosen={selected.map(({ id }) => id)}
                choose={setChosen}
              />
            )}
          </>
        )}
      </Answered>
      {making && answer && (
        <MakeDialog
          templates={answer.templates.filter(({ retired }) => !retired)}
          expertIds={[...new Set(selected.map(({ person }) => person.expertId))]}
          close={() => setMaking(false)}
          sent={() => {
            setMaking(false);
            setChosen([]);
          }}
        />
      )}
    </Page>
  );
}
