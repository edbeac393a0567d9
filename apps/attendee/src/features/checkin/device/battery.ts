interface BatteryNavigator {
  getBattery?: () => Promise<{ level: number }>;
}

/** Percent; null where the browser does not say. */
export async function batteryLevel(): Promise<number | null> {
  try {
    const battery = await (navigator as BatteryNavigator).getBattery?.();
    return battery ? Math.round(battery.level * 100) : null;
  } catch {
    return null;
  }
}
