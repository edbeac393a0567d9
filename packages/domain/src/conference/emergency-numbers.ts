export type EmergencyService = 'ambulance' | 'police' | 'fire';

export interface EmergencyNumber {
  service: EmergencyService;
  phone: string;
}

const china = new Set(['Asia/Shanghai', 'Asia/Urumqi', 'Asia/Chongqing', 'Asia/Harbin', 'Asia/Kashgar', 'PRC']);

/** The public emergency numbers at the conference's location, derived from its zone; empty where they would be a guess. */
export function publicNumbers(zone: string): readonly EmergencyNumber[] {
  if (!china.has(zone)) return [];
  return [
    { service: 'ambulance', phone: '120' },
    { service: 'police', phone: '110' },
    { service: 'fire', phone: '119' },
  ];
}
