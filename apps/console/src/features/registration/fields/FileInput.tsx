import { fileOf } from '@meetingapp/domain/registration/kinds/file.ts';
import { Button } from 'antd';
import { useT } from '../../../lib/texts/texts.ts';
import { FileLink } from '../../../lib/answers/FileLink.tsx';
import type { AnswerInputProps } from './answer-input.ts';

/** The file that the person uploaded on the phone; staff can take it out of the answers, and put in none. */
export function FileInput({ item, value = '', onChange }: AnswerInputProps) {
  const t = useT('registrationConsole');
  const file = fileOf(value);
  if (!file) return <span className="small quiet">{t('desk.fileLater')}</span>;
  return (
    <span className="row">
      <FileLink reference={file.reference} name={file.name} />
      <Button
        size="small"
        type="text"
        aria-label={t('desk.fileRemove', { name: item.cfgName })}
        onClick={() => onChange?.('')}
      >
        {t('desk.fileOut')}
      </Button>
    </span>
  );
}
