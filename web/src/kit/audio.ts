// Sound synthesis with Web Audio. Things on a table are rubbed (noise), struck (a falling tone) or rung (a bell).

import { muted, volume } from "./preferences";

const SOON = 120; // ms
const DRIFT = 0.06;

/** Where sounds go: to be heard, or to be recorded. */
export interface AudioOutput {
  context: BaseAudioContext;
  out: AudioNode;
  grain: AudioBuffer;
}

let output: (AudioOutput & { context: AudioContext; master: GainNode }) | null = null;
let broken = false;
const preparations: ((output: AudioOutput) => void)[] = [];

/** To be done as soon as somebody has touched the page, and nothing waits for it. */
export function onceSetUp(prepare: (output: AudioOutput) => void): void {
  preparations.push(prepare);
}

/**
 * To be called at every touch, without which browsers allow no sound, and after which iOS puts it to sleep. The output
 * takes longer to set up than a press may take, so that waits until the press is done with.
 */
export function wake(): void {
  if (broken || muted()) return;
  if (!output) setTimeout(setUp, SOON);
  else if (output.context.state !== "running") void output.context.resume().catch(() => undefined);
}

function setUp(): void {
  if (output) return;
  try {
    output = made();
    prepareAfter(output, [({ grain }) => fillWithNoise(grain), ...preparations]);
  } catch {
    broken = true;
  }
}

/** One after the other: together they would take longer than a frame lasts. */
function prepareAfter(set: AudioOutput, [first, ...others]: typeof preparations): void {
  if (!first) return;
  setTimeout(() => {
    first(set);
    prepareAfter(set, others);
  }, SOON);
}

function made(): NonNullable<typeof output> {
  const context = new AudioContext({ latencyHint: "interactive" });
  const limit = context.createDynamicsCompressor();
  const master = context.createGain();
  limit.connect(master).connect(context.destination);
  const grain = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  return { context, out: limit, grain, master };
}

function fillWithNoise(grain: AudioBuffer): void {
  const samples = grain.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
}

/** Only where somebody has touched the page: an output that sleeps would sound all at once when it wakes. */
export function ready(): AudioOutput | null {
  if (output?.context.state !== "running" || muted()) return null;
  const wanted = volume();
  if (output.master.gain.value !== wanted) output.master.gain.value = wanted;
  return output;
}

const drifted = (value: number): number => value * (1 + (Math.random() * 2 - 1) * DRIFT);

interface Moment {
  /** In seconds, from now. */
  at: number;
  length: number;
  loud: number;
}

/** What is heard often costs too much to be made each time: it is taken down once. */
export async function record(
  seconds: number,
  play: (output: AudioOutput) => void,
  { grain }: AudioOutput,
): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, seconds * grain.sampleRate, grain.sampleRate);
  play({ context, out: context.destination, grain });
  return context.startRendering();
}

/** Never twice the same: a little higher, or lower. */
export function playBack({ context, out }: AudioOutput, taken: AudioBuffer): void {
  const source = context.createBufferSource();
  source.buffer = taken;
  source.playbackRate.value = drifted(1);
  source.connect(out);
  source.start();
}

/** Paper on paper, dice on leather: noise around a pitch. */
export function noise(here: AudioOutput, sound: Moment & { pitch: number; width: number }): void {
  const { context, grain } = here;
  const source = context.createBufferSource();
  source.buffer = grain;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = drifted(sound.pitch);
  filter.Q.value = sound.width;
  const start = context.currentTime + sound.at;
  source.connect(filter).connect(fading(here, sound, start));
  source.start(start, Math.random() * 0.3, sound.length + 0.05);
}

/** A knock on wood: a tone that falls as it dies. */
export function struck(here: AudioOutput, sound: Moment & { from: number; to: number }): void {
  const start = here.context.currentTime + sound.at;
  const tone = toneOf(here, "sine", drifted(sound.from), sound, start);
  tone.frequency.exponentialRampToValueAtTime(drifted(sound.to), start + sound.length);
}

/** A small bell: a tone, and another that dies sooner. */
export function rang(here: AudioOutput, sound: Moment & { pitch: number }): void {
  const start = here.context.currentTime + sound.at;
  toneOf(here, "triangle", sound.pitch, sound, start);
  toneOf(
    here,
    "sine",
    sound.pitch * 3.01,
    { ...sound, loud: sound.loud / 5, length: sound.length / 3 },
    start,
  );
}

function toneOf(
  here: AudioOutput,
  type: OscillatorType,
  pitch: number,
  moment: Moment,
  start: number,
): OscillatorNode {
  const tone = here.context.createOscillator();
  tone.type = type;
  tone.frequency.setValueAtTime(pitch, start);
  tone.connect(fading(here, moment, start));
  tone.start(start);
  tone.stop(start + moment.length + 0.05);
  return tone;
}

function fading({ context, out }: AudioOutput, { loud, length }: Moment, start: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(out);
  return gain;
}
