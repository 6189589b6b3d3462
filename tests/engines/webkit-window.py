#!/usr/bin/python3
"""A bare window of WebKitGTK for WebKitWebDriver: its own MiniBrowser can't be as narrow as a phone."""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
scripts = WebKit2.UserContentManager()
scripts.add_script(
    WebKit2.UserScript.new(
        sys.argv[1],
        WebKit2.UserContentInjectedFrames.TOP_FRAME,
        WebKit2.UserScriptInjectionTime.START,
        None,
        None,
    )
)
view = WebKit2.WebView(
    web_context=context, user_content_manager=scripts, is_controlled_by_automation=True
)
view.set_size_request(100, 100)
window = Gtk.Window(decorated=False)
window.set_default_size(1280, 900)
window.add(view)
window.show_all()


def start(_context, session):
    session.set_application_info(WebKit2.ApplicationInfo.new())
    session.connect("create-web-view", lambda _session: view)


context.connect("automation-started", start)
Gtk.main()
