// A control of a form with its label.
import type { ReactNode } from 'react';

export function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className="limited-field">
      <span className="small-title">{label}</span>
      {children}
    </label>
  );
}
