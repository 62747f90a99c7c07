# Varnish in front of the shop on the same machine, TLS before it (nginx, hitch). Needs vmod_xkey: Debian's varnish-modules.
# The shop then has EDGE=varnish, EDGE_PURGE_URL=http://127.0.0.1:6081/ and TRUST_PROXY with both proxies. The tests run this file.
vcl 4.1;

import std;
import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  # who orders may stand in a line for two minutes
  .first_byte_timeout = 150s;
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
}

# the shop's processes
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers || !req.http.xkey) {
      return (synth(403));
    }
    # not softpurge: the next visitor would be shown what has changed once more
    set req.http.purged = xkey.purge(req.http.xkey);
    return (synth(200, req.http.purged));
  }

  # of what pages differ by, only what counts (docs/deploying.md); a request with cookies passes the cache by
  if (req.http.Save-Data != "on") {
    unset req.http.Save-Data;
  }
  if (req.http.ECT ~ "^(slow-)?2g$") {
    set req.http.ECT = "2g";
  } else {
    unset req.http.ECT;
  }
  if (req.http.Sec-Fetch-Site && req.http.Sec-Fetch-Site != "same-origin") {
    set req.http.Sec-Fetch-Site = "none";
  } else {
    unset req.http.Sec-Fetch-Site;
  }

  # what the shop calls stale-while-revalidate; with a shop that is away, all that stale-if-error allows
  if (std.healthy(req.backend_hint)) {
    set req.grace = 10m;
  }
}

sub vcl_backend_response {
  # a failure takes nothing away that is still good enough
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  if (beresp.http.Cache-Control ~ "stale-if-error=") {
    set beresp.grace = std.duration(
      regsub(beresp.http.Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
}
