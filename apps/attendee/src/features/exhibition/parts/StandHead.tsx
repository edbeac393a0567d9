import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { check } from '@meetingapp/ui/icons/icons.ts';
import { smallPicture } from '@meetingapp/ui/media/small-picture.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface StandHeadProps {
  name: string;
  field: string;
  logo: string | null;
  booth: string;
  visited: boolean;
}

/** Logo, booth, name and field of a stand. */
export function StandHead({ name, field, logo, booth, visited }: StandHeadProps) {
  const t = useT('exhibition');
  return (
    <div className="ex-head">
      <span className="lg">{logo === null ? [...name][0] : <img src={smallPicture(logo, 256)} alt="" />}</span>
      <div className="grow">
        <p className="ex-tags">
          {booth !== '' && <Tag kind="role">{booth}</Tag>}
          {visited && (
            <Tag kind="ok" icon={check}>
              {t('visited')}
            </Tag>
          )}
        </p>
        <h1 className="t-2xl">{name}</h1>
        {field !== '' && <p className="t-sm ink-2">{field}</p>}
      </div>
    </div>
  );
}
