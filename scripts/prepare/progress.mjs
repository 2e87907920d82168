/** Stops with a message for the person who typed the command. */
export const fail = (message) => {
  console.error(`\n${message}\n`);
  process.exit(1);
};

/** One line a step: `[1/3] installing packages ... 27 s`; `work` returns a word for a step that had nothing to do. */
export const stepper = (total) => {
  let number = 0;
  return async (name, work) => {
    number += 1;
    process.stdout.write(`[${number}/${total}] ${name} ... `);
    const began = performance.now();
    const word = await work();
    const seconds = (performance.now() - began) / 1000;
    process.stdout.write(`${word ?? `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`}\n`);
  };
};
