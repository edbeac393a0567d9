/** What every admission has in common that a device makes by its camera, with a network and without anything to decide. */
export const cameraAdmission = {
  direction: 'in',
  source: 'camera',
  kind: 'admit',
  reason: '',
  offline: false,
  forced: '',
  undoes: null,
} as const;
