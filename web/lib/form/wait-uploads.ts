/** What fields with files say of each file that is not stored yet: `running` or `broken`. */
const at = (form: HTMLElement, state: 'running' | 'broken') =>
  form.querySelector<HTMLElement>(`[data-upload="${state}"]`);

/**
 * Waits until no file of a form is on its way any more: what was chosen before the button was pressed belongs to what is sent.
 * @returns the place of a file that broke off, which waits for another try; its first button is that
 */
export const waitUploads = async (form: HTMLElement | null): Promise<HTMLElement | null> => {
  if (!form) return null;
  if (at(form, 'running'))
    await new Promise<void>((done) => {
      const watch = new MutationObserver(() => {
        if (form.isConnected && at(form, 'running')) return;
        watch.disconnect();
        done();
      });
      watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-upload'] });
    });
  return at(form, 'broken');
};
