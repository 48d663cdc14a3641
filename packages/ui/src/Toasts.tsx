import { type ReactNode, useEffect, useState } from 'react'

export interface ToastNote {
  id: number
  tone: 'good' | 'plain' | 'bad'
  text: string
}

interface ToastsProps {
  notes: readonly ToastNote[]
  onDismiss: (id: number) => void
  icons: Record<ToastNote['tone'], ReactNode>
  closeLabel: string
  closeIcon: ReactNode
}

const shownFor = 5000
const atOnce = 2

/** Short notes over the page. Good news leaves by itself, also after a pause; bad news stays until read. */
export function Toasts({ notes, onDismiss, icons, closeLabel, closeIcon }: ToastsProps) {
  return (
    <div className="toasts" aria-live="polite">
      {notes.slice(-atOnce).map((note) => (
        <Toast
          key={note.id}
          note={note}
          icon={icons[note.tone]}
          onDismiss={() => onDismiss(note.id)}
          closeLabel={closeLabel}
          closeIcon={closeIcon}
        />
      ))}
    </div>
  )
}

interface ToastProps {
  note: ToastNote
  icon: ReactNode
  onDismiss: () => void
  closeLabel: string
  closeIcon: ReactNode
}

function Toast({ note, icon, onDismiss, closeLabel, closeIcon }: ToastProps) {
  const [isHeld, setHeld] = useState(false)
  const stays = note.tone === 'bad' || isHeld
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(onDismiss, shownFor)
    return () => clearTimeout(timer)
  }, [stays, onDismiss])
  return (
    <div
      role="status"
      aria-live={note.tone === 'bad' ? 'assertive' : 'polite'}
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {icon}
      <p className="flex-1 py-0.5">{note.text}</p>
      <button
        type="button"
        className="icon-btn icon-btn-bare !h-8 !w-8"
        aria-label={closeLabel}
        onClick={onDismiss}
      >
        {closeIcon}
      </button>
    </div>
  )
}
