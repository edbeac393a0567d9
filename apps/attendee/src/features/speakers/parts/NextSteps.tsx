import type { NextStep } from '@meetingapp/contract/speakers/task.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { messageCircle, fileCheck, listChecks, upload } from '@meetingapp/ui/icons/icons-topics.ts';
import { trainFront } from '@meetingapp/ui/icons/icons-home.ts';
import { List } from '@meetingapp/ui/layout/List.tsx';
import { ListRow } from '@meetingapp/ui/layout/ListRow.tsx';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { momentText } from '../../../lib/time/dates.ts';

const icons: Record<NextStep['step'], string> = {
  reply: messageCircle,
  agreement: fileCheck,
  slides: upload,
  statement: listChecks,
  travel: trainFront,
};

/** Opens the place where a step is done. */
export function useStep(cid: string): (step: NextStep) => void {
  const navigate = useNavigate();
  return ({ step, id }) => {
    if (step === 'reply') navigate('schedList', {}, { cid });
    else if (step === 'travel') navigate('schedulePerson', {}, { cid });
    else if (step === 'agreement') navigate('schedDetail', {}, { cid, agreement: id ?? 0 });
    else navigate('schedDetail', {}, { cid, task: id ?? 0, part: step });
  };
}

interface NextStepsProps {
  cid: string;
  zone: string;
  steps: readonly NextStep[];
  /** Milliseconds since 1970 by the server's clock. */
  now: number;
}

/** What the person still has to do, with its date; each row opens the place where it is done. */
export function NextSteps({ cid, zone, steps, now }: NextStepsProps) {
  const t = useT('speakers');
  const language = useLanguage();
  const open = useStep(cid);

  function dateOf({ by }: NextStep): string {
    if (by === null) return t('next.noDate');
    return t(Date.parse(by) < now ? 'next.late' : 'next.by', { time: momentText(by, zone, language) });
  }
  return (
    <List>
      {steps.map((step) => (
        <ListRow
          key={`${step.step}/${step.id ?? 0}`}
          icon={icons[step.step]}
          title={t(`next.steps.${step.step}`, { title: pickLanguage(step.title, language), count: step.count })}
          text={dateOf(step)}
          onPress={() => open(step)}
        />
      ))}
    </List>
  );
}
