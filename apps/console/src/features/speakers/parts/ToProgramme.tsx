import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { address } from '../../../lib/navigation/paths.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** The way to the programme, whose release makes the tasks of speakers. */
export function ToProgramme() {
  const t = useT('speakersConsole');
  const cid = useCid();
  const navigate = useNavigate();
  return (
    <Button type="primary" onClick={() => void navigate({ to: address('programme', { cid }) })}>
      {t('toProgramme')}
    </Button>
  );
}
