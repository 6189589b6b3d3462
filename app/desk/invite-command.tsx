export function InviteCommand({ lead }: { lead: string }) {
  return (
    <div className="text-[15px] text-ink-soft">
      <p>{lead}</p>
      <pre className="mt-2 overflow-x-auto whitespace-pre-wrap rounded-control bg-sunk px-4 py-3 text-ink">
        npm run desk -- invite NAME
      </pre>
    </div>
  );
}
