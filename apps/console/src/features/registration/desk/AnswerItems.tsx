import type { FieldItem, FlowSettings } from '@meetingapp/contract/registration/wizard.ts';
import { provinceAbove, visibleFields } from '@meetingapp/domain/registration/flow-settings.ts';
import { kindOf } from '@meetingapp/domain/registration/field-kinds.ts';
import { Form } from 'antd';
import { answerInputs } from '../fields/answer-inputs.ts';

/** Form items of the visible questions: those whose conditions the current answers do not meet are hidden. Must be inside a `Form`. */
export function AnswerItems({
  fields,
  flow,
  answers,
}: {
  fields: readonly FieldItem[];
  flow: FlowSettings;
  answers: Readonly<Record<string, string | undefined>>;
}) {
  return visibleFields(fields, flow, answers).map((item) => {
    const AnswerInput = answerInputs[kindOf(item)];
    return (
      <Form.Item
        key={item.cfgCode}
        name={item.cfgCode}
        label={item.cfgNeedFl === '1' ? `${item.cfgName} *` : item.cfgName}
        extra={item.cfgHint}
      >
        <AnswerInput item={item} province={provinceAbove(fields, item, answers)} />
      </Form.Item>
    );
  });
}
