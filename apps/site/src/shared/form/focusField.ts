/** Puts the focus into a field of the form, once what was just decided is on screen: the field may be new. */
export function focusField(form: HTMLFormElement | null, name: string | null | undefined): void {
  if (!form || !name) return
  requestAnimationFrame(() => form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus())
}
