import { useT } from '../../../lib/texts/texts.ts';
import { SignatureView } from '../../../lib/answers/SignatureView.tsx';
import type { AnswerInputProps } from './answer-input.ts';

/** Read only: the person signs on the phone. */
export function SignatureInput({ item, value = '' }: AnswerInputProps) {
  const t = useT('registrationConsole');
  if (value === '') return <span className="small quiet">{t('desk.signatureLater')}</span>;
  return <SignatureView value={value} label={item.cfgName} />;
}
