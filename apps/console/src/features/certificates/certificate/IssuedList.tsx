import {
  certificateConsoleCalls as calls,
  type CertificateTemplate,
  type ListedCertificate,
} from '@meetingapp/contract/certificates/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { byHand } from '@meetingapp/domain/certificates/rule.ts';
import { fileCheck } from '@meetingapp/ui/icons/icons-topics.ts';
import { App, Button, Input, Segmented, Tag } from 'antd';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { useTaskEnd } from '../../../lib/calls/use-task-end.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { useOpenRow } from '../../../lib/lists/use-open-row.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { CertificatePane } from './CertificatePane.tsx';
import { IssueDialog } from './IssueDialog.tsx';

interface IssuedListProps {
  cid: number;
  template: CertificateTemplate;
  bar: ReactNode;
  mayWrite: boolean;
}

const states = ['', 'valid', 'revoked'] as const;

/** Certificates of a template with their state; issuing by rule or one by one. */
export function IssuedList({ cid, template, bar, mayWrite }: IssuedListProps) {
  const t = useT('certificatesConsole');
  const c = useT('console');
  const language = useLanguage();
  const { modal } = App.useApp();
  const [words, setWords] = useState('');
  const [state, setState] = useState<(typeof states)[number]>('');
  const [before, setBefore] = useState<number | null>(null);
  const [adding, setAdding] = useState(false);
  const [taskId, setTaskId] = useState<number | null>(null);
  const [open, setOpen] = useOpenRow();
  const templateId = template.id;
  const asked = useCall(calls.issuedCertificates, { cid, templateId, words, state, before }, { fresh: true });
  const manual = byHand.has(template.kind);
  const candidates = useCall(calls.certificateCandidates, { cid, templateId }, { enabled: !manual });
  const refreshes = [calls.issuedCertificates, calls.certificateTemplates, calls.certificateCandidates];
  const issue = useChange(calls.issueCertificates, { said: t('issue.started') });
  const task = useTaskEnd(cid, taskId, refreshes);
  const unpublished = template.published === 0 ? t('stateNew') : '';
  const rows = asked.answer?.certificates ?? [];
  const chosen = rows.find(({ id }) => id === open);

  const filtered = words !== '' || state !== '' || before !== null;

  async function issueAll() {
    const sure = await modal.confirm({
      title: t('issue.sure', { all: candidates.answer?.all ?? 0 }),
      okText: t('issue.rule'),
    });
    if (!sure) return;
    const outcome = await issue.change({ cid, templateId });
    if (outcome.ok) setTaskId(outcome.answer.taskId);
  }
  const byOne = (
    <ActButton lacks={{ onlyView: !mayWrite }} why={unpublished} onClick={() => setAdding(true)}>
      {t('issue.one')}
    </ActButton>
  );
  const byRule = (
    <ActButton
      type="primary"
      loading={issue.busy || task.running}
      lacks={{ onlyView: !mayWrite }}
      why={unpublished}
      onClick={() => void issueAll()}
    >
      {t('issue.rule')}
    </ActButton>
  );
  const first = manual ? byOne : byRule;
  const columns = [
    {
      title: t('list.number'),
      render: (row: ListedCertificate) => (
        <button
          type="button"
          className="link"
          aria-label={`${row.number} ${t('list.open', { name: row.name })}`}
          onClick={() => setOpen(row.id)}
        >
          {row.number}
        </button>
      ),
    },
    { title: t('list.name'), render: (row: ListedCertificate) => <b>{row.name}</b> },
    { title: t('list.affiliation'), dataIndex: 'affiliation' },
    { title: t('list.grant'), render: (row: ListedCertificate) => pickLanguage(row.grant, language) },
    {
      title: t('list.state'),
      render: (row: ListedCertificate) => (
        <Tag color={row.state === 'valid' ? 'success' : 'error'}>{t(`list.${row.state}`)}</Tag>
      ),
    },
    {
      title: t('list.why'),
      render: (row: ListedCertificate) =>
        row.successor === null ? row.reason : t('list.successor', { reason: row.reason, number: row.successor }),
    },
    { title: t('list.issued'), render: (row: ListedCertificate) => momentText(row.issuedAt, language) },
  ];
  return (
    <Page
      title={c('pages.certificates')}
      facts={asked.answer && t('list.counts', { valid: asked.answer.valid, revoked: asked.answer.revoked })}
      bar={bar}
      filters={
        <span className="row">
          <Input.Search
            style={{ width: 260 }}
            aria-label={t('list.search')}
            placeholder={t('list.search')}
            allowClear
            onSearch={(text) => {
              setWords(text.trim());
              setBefore(null);
            }}
          />
          <Segmented
            aria-label={t('list.state')}
            value={state}
            options={states.map((value) => ({ value, label: t(value === '' ? 'list.all' : `list.${value}`) }))}
            onChange={(value) => {
              setState(value);
              setBefore(null);
            }}
          />
          {task.running && <span role="status">{t('issue.runs')}</span>}
          {task.refused && <span role="alert">{t('issue.refused')}</span>}
        </span>
      }
      actions={
        <>
          {byOne}
          {!manual && byRule}
        </>
      }
      pane={chosen && <CertificatePane key={chosen.id} cid={cid} certificate={chosen} close={() => setOpen(null)} />}
    >
      <Answered asked={asked}>
        {({ certificates }) =>
          certificates.length === 0 ? (
            filtered ? (
              <EmptyState icon={fileCheck} title={t('list.none')} text={t('list.noneFound')} />
            ) : (
              <EmptyState icon={fileCheck} title={t('list.none')} text={t('list.noneText')}>
                {first}
              </EmptyState>
            )
          ) : (
            <>
              <ListTable rows={certificates} open={open} columns={columns} />
              {certificates.length === PAGE && (
                <Button onClick={() => setBefore(certificates.at(-1)?.id ?? null)}>{t('list.more')}</Button>
              )}
            </>
          )
        }
      </Answered>
      {adding && <IssueDialog cid={cid} template={template} close={() => setAdding(false)} />}
    </Page>
  );
}

/** Rows of an answer. */
const PAGE = 50;
