vcl 4.1;

# Varnish 7 with varnish-modules (xkey) in front of Chautari, as a shared cache:
#
#   varnishd -a site=:80,HTTP -a purge=127.0.0.1:6091,HTTP -f /etc/varnish/chautari.vcl -s malloc,256m -p timeout_idle=120
#
# With the usual timeout_idle of 5 s a slow phone's upload fails when it pauses. TLS ends before it, in Hitch or HAProxy.
# The site's settings: CDN_PURGE_URL=http://127.0.0.1:6091/ and TRUST_PROXY=127.0.0.1,::1 (Varnish's address).

import directors;
import xkey;

probe ready {
    .url = "/readyz";
    .interval = 500ms;
    .timeout = 2s;
    .window = 1;
    .threshold = 1;
    .initial = 1;
}

backend one {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = ready;
    # Uploads of whole lists of pictures are answered when the last one is stored.
    .first_byte_timeout = 300s;
    .between_bytes_timeout = 120s;
}

# A second process or machine. With one alone, take out the three places that name `two`.
backend two {
    .host = "127.0.0.1";
    .port = "3001";
    .probe = ready;
    .first_byte_timeout = 300s;
    .between_bytes_timeout = 120s;
}

sub vcl_init {
    new site = directors.round_robin();
    site.add_backend(one);
    site.add_backend(two);
}

sub vcl_recv {
    # Only the site itself reaches this socket; visitors come by the other one.
    if (local.socket == "purge") {
        if (req.method != "POST" || !req.http.xkey) {
            return (synth(400, "A purge is a POST with tags in xkey"));
        }
        set req.http.x-gone = xkey.purge(req.http.xkey);
        return (synth(200, "Purged " + req.http.x-gone));
    }

    set req.backend_hint = site.backend();

    # Answers of the API are never kept, so that staff see what they have just saved.
    if (req.url ~ "^/api/") {
        return (pass);
    }
    # Pages and files are the same for everybody: no cookie, and none of what links in mails and networks append.
    if (req.method == "GET" || req.method == "HEAD") {
        unset req.http.Cookie;
        set req.url = regsuball(req.url, "(?<=[?&])(?:utm_[a-z]+|fbclid|gclid)=[^&]*&?", "");
        set req.url = regsub(req.url, "[?&]$", "");
    }
}

sub vcl_hash {
    # One site: a made-up Host does not make another copy.
    hash_data(req.url);
    return (lookup);
}

sub vcl_backend_response {
    # Nothing older than the site allows, not even while it is fetched anew or away. What has expired is asked for with
    # its ETag, so that an unchanged page costs a 304.
    set beresp.grace = 0s;
    set beresp.keep = 10m;
}

sub vcl_backend_fetch {
    # Each by name: in turn, the next one might be the same again while others ask too.
    if (bereq.retries == 1) {
        set bereq.backend = one;
    } else if (bereq.retries == 2) {
        set bereq.backend = two;
    }
}

sub vcl_backend_error {
    # The backend has just stopped, or closed an idle connection: another one answers.
    if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD")) {
        return (retry);
    }
}

sub vcl_deliver {
    # For this cache only; one behind it would not be told of changes.
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    set resp.http.Cache-Control = regsub(resp.http.Cache-Control, ",? ?s-maxage=[0-9]+", "");
}
