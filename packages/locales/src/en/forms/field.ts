import type { Texts } from '../../texts.ts';
import type { formKinds as zh } from '../../zh/forms/field.ts';

export const formKinds = {
  characters: '{count} / {most}',
  between: 'From {least} to {most}{unit}',
  atLeast: 'At least {least}{unit}',
  atMost: 'At most {most}{unit}',
  steps: ', in steps of {step}',
  consent: {
    agree: 'I have read this and agree',
    version: 'Version {version}',
    whole: 'Show all',
    less: 'Show less',
  },
  file: {
    pick: 'Choose a file',
    another: 'Choose another file',
    text: 'PDF, Word (docx), JPG or PNG, at most 10 MB',
    remove: 'Remove {name}',
    large: 'The file has {size} MB, at most 10 MB are allowed. Make it smaller and upload it again',
    failed: 'The upload did not finish: {reason}',
    example: 'Example.pdf',
  },
  signature: {
    pad: '{name}: signature pad, sign with a finger, a pen or the mouse',
    padSigned: '{name}: signature pad with {count} {count|stroke|strokes}',
    undo: 'Undo stroke',
    clear: 'Start again',
    type: 'Type name instead',
    draw: 'Draw instead',
    name: 'Your name',
    nameHint: 'The typed name is your signature',
  },
} as const satisfies Texts<typeof zh>;
