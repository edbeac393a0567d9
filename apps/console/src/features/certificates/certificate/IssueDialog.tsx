import {
  certificateConsoleCalls as calls,
  type CertificateTemplate,
} from '@meetingapp/contract/certificates/console.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { byHand } from '@meetingapp/domain/certificates/rule.ts';
import { App, Select } from 'antd';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { BilingualField } from '../../../lib/forms/BilingualField.tsx';
import { Field } from '../../../lib/forms/Field.tsx';
import { FieldDialog } from '../../../lib/forms/FieldDialog.tsx';
import { greyOk, useWhy } from '../../../lib/layout/grey.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface IssueDialogProps {
  cid: number;
  template: CertificateTemplate;
  close: () => void;
}

const nothing: Bilingual = { zh: '', en: '' };

/** Issues one certificate by hand. */
export function IssueDialog({ cid, template, close }: IssueDialogProps) {
  const t = useT('certificatesConsole');
  const { message } = App.useApp();
  const why = useWhy();
  const [words, setWords] = useState('');
  const [regId, setRegId] = useState<number | null>(null);
  const [grant, setGrant] = useState(nothing);
  const found = useCall(calls.certificatePeople, { cid, words });
  const { change, busy } = useChange(calls.issueCertificate, {
    refreshes: [calls.issuedCertificates, calls.certificateTemplates, calls.certificateCandidates],
  });
  const needed = byHand.has(template.kind) && grant.zh.trim() === '' && grant.en.trim() === '';
  async function submit() {
    if (regId === null) return;
    const outcome = await change({ cid, templateId: template.id, regId, grant });
    if (!outcome.ok) return;
    void message.success(t('issue.done', { number: outcome.answer.number }), 4);
    close();
  }
  return (
    <FieldDialog
      title={t('issue.one')}
      okText={t('issue.one')}
      confirmLoading={busy}
      okButtonProps={greyOk(why({ nothingChosen: regId === null, textMissing: needed }))}
      onOk={() => void submit()}
      close={close}
      values={[regId, grant]}
    >
      <Field label={t('issue.person')} wrap>
        <Select
          showSearch={{ filterOption: false, onSearch: setWords }}
          style={{ width: '100%' }}
          placeholder={t('issue.find')}
          value={regId}
          options={(found.answer?.people ?? []).map((person) => ({
            value: person.regId,
            label: `${person.name} ${person.number} ${person.affiliation}`,
          }))}
          onChange={setRegId}
        />
      </Field>
      <BilingualField
        label={t('issue.grant')}
        hint={t('issue.grantText')}
        maxLength={120}
        value={grant}
        onChange={setGrant}
      />
    </FieldDialog>
  );
}
