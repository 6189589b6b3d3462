import { Bookmark, BookmarkCheck, Share2 } from "lucide-react";
import { useState } from "react";
import { toast } from "#app/frame/toasts.ts";
import { Button } from "#app/ui/button.tsx";

/** Save lasts as long as the page is shown. */
export function ArticleActions({ title, url }: { title: string; url: string }) {
  const [saved, setSaved] = useState(false);
  const SaveIcon = saved ? BookmarkCheck : Bookmark;
  return (
    <div className="flex gap-3 noscript:hidden">
      <Button variant="secondary" size="sm" data-share={url} onClick={() => share(title, url)}>
        <Share2 size={17} strokeWidth={1.75} aria-hidden="true" />
        Share
      </Button>
      <Button
        variant="secondary"
        size="sm"
        aria-pressed={saved}
        onClick={() => {
          setSaved(!saved);
          if (!saved) toast(SAVED);
        }}
      >
        <SaveIcon size={17} strokeWidth={1.75} aria-hidden="true" />
        {saved ? "Saved" : "Save"}
      </Button>
    </div>
  );
}

/** The bare button would promise more. */
const SAVED = {
  title: "Saved until you leave this page",
  description: "To keep the article, bookmark it in your browser.",
};

async function share(title: string, url: string): Promise<void> {
  if ("share" in navigator) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      // The reader closed the share sheet.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: "Link copied", description: url });
  } catch {
    toast({
      title: "The link could not be copied",
      description: `Copy it from here: ${url}`,
      tone: "destructive",
    });
  }
}
