import type { ShownTemplate } from '@meetingapp/contract/photos/photo.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { Canvas } from './Canvas.tsx';

interface TemplateChoiceProps {
  templates: readonly ShownTemplate[];
  current: number;
  onChoose: (number: ShownTemplate['number']) => void;
  drawing: (template: ShownTemplate) => (context: CanvasRenderingContext2D) => void;
}

const DENSITY = 0.2;

/** The templates as small pictures with the person's own words. */
export function TemplateChoice({ templates, current, onChoose, drawing }: TemplateChoiceProps) {
  const t = useT('photos');
  return (
    <div className="ph-choice" role="group" aria-label={t('parts.template')}>
      {templates.map((template) => (
        <button
          key={template.number}
          type="button"
          className={joinClasses(template.number === current && 'on')}
          aria-pressed={template.number === current}
          onClick={() => onChoose(template.number)}
        >
          <Canvas
            width={template.layout.width}
            height={template.layout.height}
            density={DENSITY}
            draw={drawing(template)}
          />
          <span>{template.name}</span>
          <span className="t-xs">{t('size', { width: template.layout.width, height: template.layout.height })}</span>
        </button>
      ))}
    </div>
  );
}
