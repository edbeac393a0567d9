import '../parts/certificates.css';
import { roles } from '@meetingapp/contract/call.ts';
import { certificateKinds, type CertificateKind } from '@meetingapp/contract/certificates/certificate.ts';
import { certificateConsoleCalls as calls } from '@meetingapp/contract/certificates/console.ts';
import { fileCheck } from '@meetingapp/ui/icons/icons-topics.ts';
import { Segmented, Tabs } from 'antd';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useTab } from '../../../lib/lists/use-open-row.ts';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { KeyList } from '../credential/KeyList.tsx';
import { IssuedList } from '../certificate/IssuedList.tsx';
import { TemplatePage } from '../template/TemplatePage.tsx';

const views = ['design', 'issued', 'keys'] as const;

/** Templates of certificates with their designer, and what was issued, by kind. */
export function Certificates() {
  const t = useT('certificatesConsole');
  const c = useT('console');
  const cid = useCid();
  const mayWrite = useRole(roles.setUp);
  const asked = useCall(calls.certificateTemplates, { cid }, { fresh: true });
  const [kind, setKind] = useTab(certificateKinds);
  const [view, setView] = useTab(views, 'view');
  const add = useChange(calls.addCertificateTemplate, { refreshes: [calls.certificateTemplates] });
  const template = asked.answer?.templates.find((one) => one.kind === kind);
  const countOf = (one: CertificateKind) => asked.answer?.templates.find((row) => row.kind === one)?.issued ?? 0;
  const bar = (
    <div className="certificates-bar">
      <Tabs
        activeKey={kind}
        onChange={(key) => setKind(certificateKinds.find((one) => one === key) ?? 'participation')}
        items={certificateKinds.map((key) => ({
          key,
          label: (
            <>
              {t(`kinds.${key}`)} <span className="quiet">{countOf(key)}</span>
            </>
          ),
        }))}
      />
      <Segmented
        aria-label={t('view')}
        value={view}
        options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
        onChange={setView}
      />
    </div>
  );
  if (view === 'keys') return <KeyList cid={cid} bar={bar} />;
  if (!asked.answer || !template)
    return (
      <Page title={c('pages.certificates')} bar={bar}>
        <Answered asked={asked}>
          {() => (
            <EmptyState icon={fileCheck} title={t('none')} text={t('noneText')}>
              <ActButton
                type="primary"
                loading={add.busy}
                lacks={{ onlyView: !mayWrite }}
                onClick={() => void add.change({ cid, kind })}
              >
                {t('add')}
              </ActButton>
            </EmptyState>
          )}
        </Answered>
      </Page>
    );
  const { exams, sets } = asked.answer;
  return view === 'design' ? (
    <TemplatePage
      key={template.id}
      cid={cid}
      template={template}
      exams={exams}
      sets={sets}
      bar={bar}
      mayWrite={mayWrite}
    />
  ) : (
    <IssuedList key={template.id} cid={cid} template={template} bar={bar} mayWrite={mayWrite} />
  );
}
