const browsers: [RegExp, string][] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg\w*\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** Browser and system of a User-Agent, by the names that people know them by; null where it tells neither. */
export const deviceOf = (userAgent: string | null): string | null => {
  const first = (list: [RegExp, string][]) => list.find(([r]) => r.test(userAgent ?? ''))?.[1];
  return [first(browsers), first(systems)].filter(Boolean).join(' · ') || null;
};
