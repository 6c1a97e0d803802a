// Imported before React, which takes its slow, checking build unless NODE_ENV says otherwise when it is first loaded.
process.env["NODE_ENV"] = "production";
