declare module 'webvtt-parser' {
  type Parsed = {
    cues: { startTime: number; endTime: number; text: string }[];
    errors: { message: string; line: number; col?: number }[];
  };
  const webvtt: { WebVTTParser: new () => { parse: (input: string, mode: 'subtitles' | 'chapters') => Parsed } };
  export default webvtt;
}
